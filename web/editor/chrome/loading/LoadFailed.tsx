import type { Rejection } from "../../saving/api";
import { gettext } from "../../texts/gettext";

type Props = { rejection: Rejection; exit: string; onRetry: () => void };

export const LoadFailed = ({ rejection, exit, onRetry }: Props) => (
  <div className="editor-message" role="alert">
    <h1>{gettext("The page could not be loaded")}</h1>
    <p>{rejection.message || gettext("The server gave no reason.")}</p>
    <p className="editor-message__actions">
      <button type="button" className="button button--primary" onClick={onRetry}>
        {gettext("Try again")}
      </button>
      <a className="button" href={exit}>
        {gettext("Back to page settings")}
      </a>
    </p>
  </div>
);
