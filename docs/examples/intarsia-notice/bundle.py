"""Makes the server's script and the browser's module from src/notice.js. Run it before you build the wheel.

The two differ in one line, so plain JavaScript needs no bundler. With JSX or TypeScript let esbuild do both:

    npx esbuild src/notice.jsx --bundle --jsx-factory=React.createElement \\
        --format=esm --outfile=intarsia_notice/static/intarsia_notice/notice.js
    npx esbuild src/notice.jsx --bundle --jsx-factory=React.createElement \\
        --format=iife --global-name=intarsiaWidget --outfile=intarsia_notice/widgets/notice/server.js
"""

from pathlib import Path

HERE = Path(__file__).parent
source = (HERE / "src" / "notice.js").read_text("utf-8")

package = HERE / "intarsia_notice"
(package / "static" / "intarsia_notice" / "notice.js").write_text(source, "utf-8")
server = source.replace("export default ", "globalThis.intarsiaWidget = ", 1)
(package / "widgets" / "notice" / "server.js").write_text(server, "utf-8")
