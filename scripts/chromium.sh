#!/bin/sh
# Prints the path of Chromium, which is installed if it is missing.
set -eu
cd "$(dirname "$0")/.."

for name in chromium chromium-browser google-chrome google-chrome-stable; do
  if command -v "$name" >/dev/null 2>&1; then command -v "$name"; exit; fi
done
for path in "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
  if [ -x "$path" ]; then echo "$path"; exit; fi
done

of_playwright() { .venv/bin/python -c 'from playwright.sync_api import sync_playwright as start
with start() as playwright: print(playwright.chromium.executable_path)' 2>/dev/null; }

path=$(of_playwright || true)
if [ -z "$path" ] || [ ! -x "$path" ]; then
  printf 'Installing a Chromium for the journeys …\n' >&2
  # macOS has no `timeout`.
  limit=$(command -v timeout >/dev/null 2>&1 && echo "timeout 300" || true)
  if ! $limit .venv/bin/playwright install chromium >/dev/null 2>&1; then
    if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
      apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
      command -v chromium
      exit
    fi
    printf 'No Chromium was found and none could be installed. Install Chromium or Chrome: apt install chromium · dnf install chromium · brew install --cask google-chrome\n' >&2
    exit 1
  fi
  path=$(of_playwright)
fi
echo "$path"
