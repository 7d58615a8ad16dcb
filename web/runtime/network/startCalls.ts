/** What scripts of the page load from the site: calls, and assets that the page's config lists. */

import type { Config } from "../page/config";
import { createAjax } from "./ajax";
import { createAssets } from "./assets";

export const startCalls = ({ urls, assets }: Config) => ({ ajax: createAjax(urls), assets: createAssets(assets) });
