/** What scripts of the page load from the site: calls, visitor data, and assets that the page's config lists. */

import type { Config } from "../page/config";
import { createAjax } from "./ajax";
import { createAssets } from "./assets";
import { createPageState } from "./pageState";

export function startCalls({ urls, assets }: Config) {
  const ajax = createAjax(urls);
  return { ajax, assets: createAssets(assets), pageState: createPageState(ajax) };
}
