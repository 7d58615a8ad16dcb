"""Makes the server's script and the editor's module from src/iban.js. Run it before you build the wheel."""

from pathlib import Path

HERE = Path(__file__).parent
source = (HERE / "src" / "iban.js").read_text("utf-8")

package = HERE / "intarsia_iban"
(package / "static" / "intarsia_iban" / "iban.js").write_text(source, "utf-8")
server = source.replace("export default ", "globalThis.intarsiaWidget = ", 1)
(package / "widgets" / "iban" / "server.js").write_text(server, "utf-8")
