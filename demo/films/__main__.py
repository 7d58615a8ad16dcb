"""`python -m demo.films` renders the film again: a slow look at three pictures, one after another, without sound."""

import base64
from pathlib import Path

from playwright.sync_api import sync_playwright

from demo.pictures import BY_KEY
from e2e.site import chromium

FILM = Path(__file__).parent.parent / "static" / "demo" / "films" / "three-corners.webm"
PICTURES = ("course-first-cuts", "journal-sharp", "workshop-bench")

RECORD = """async (addresses) => {
  const pictures = await Promise.all(addresses.map(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    return picture;
  }));
  const canvas = Object.assign(document.createElement("canvas"), { width: 854, height: 480 });
  const pen = canvas.getContext("2d");
  const EACH = 3200, FADE = 700, WHOLE = EACH * pictures.length;
  const options = { mimeType: "video/webm;codecs=vp9", videoBitsPerSecond: 420000 };
  const recorder = new MediaRecorder(canvas.captureStream(25), options);
  const chunks = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  function render(picture, share, opacity) {
    const zoom = Math.max(canvas.width / picture.width, canvas.height / picture.height) * (1.05 + share * 0.18);
    const [width, height] = [picture.width * zoom, picture.height * zoom];
    pen.globalAlpha = opacity;
    pen.drawImage(picture, (canvas.width - width) * (0.3 + share * 0.4), (canvas.height - height) / 2, width, height);
  }
  recorder.start();
  const begin = performance.now();
  await new Promise((resolve) => {
    requestAnimationFrame(function frame() {
      const time = performance.now() - begin;
      pictures.forEach((picture, index) => {
        const own = time - index * EACH + (index && FADE);
        if (own >= 0 && own < EACH + FADE * 2) render(picture, own / EACH, index ? Math.min(1, own / FADE) : 1);
      });
      if (time < WHOLE) requestAnimationFrame(frame); else resolve();
    });
  });
  recorder.stop();
  await new Promise((resolve) => { recorder.onstop = resolve; });
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def main() -> None:
    files = [BY_KEY[key].path.read_bytes() for key in PICTURES]
    addresses = [f"data:image/jpeg;base64,{base64.b64encode(file).decode()}" for file in files]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        recorded = page.evaluate(RECORD, addresses)
        browser.close()
    FILM.parent.mkdir(parents=True, exist_ok=True)
    FILM.write_bytes(base64.b64decode(recorded))
    print(f"{FILM.name}: {FILM.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
