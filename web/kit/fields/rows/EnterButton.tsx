/**
 * The Enter key presses the first button of a form, and would remove or add a row. This one says nothing, so the server
 * does what the button of the visible page does.
 */
export const EnterButton = () => (
  <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" data-enter="" />
);
