import type { Refusal } from "../../saving/api";

type Props = { refusal: Refusal; exit: string; onRetry: () => void };

export const LoadFailed = ({ refusal, exit, onRetry }: Props) => (
  <div className="editor-message" role="alert">
    <h1>The page could not be loaded</h1>
    <p>{refusal.message || "The server gave no reason."}</p>
    <p className="editor-message__actions">
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
      <a className="button" href={exit}>
        Back to page settings
      </a>
    </p>
  </div>
);
