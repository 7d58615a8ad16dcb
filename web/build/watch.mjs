// Rebuilds when a source file changes.
import { spawn } from "node:child_process";
import { watch } from "node:fs";

let running = null;
let again = false;

function rebuild() {
  if (running) {
    again = true;
    return;
  }
  running = spawn("node", ["web/build/build.mjs"], { stdio: "inherit" });
  running.on("exit", () => {
    running = null;
    if (again) {
      again = false;
      rebuild();
    }
  });
}

for (const folder of ["web", "intarsia/widgets"]) watch(folder, { recursive: true }, rebuild);
rebuild();
