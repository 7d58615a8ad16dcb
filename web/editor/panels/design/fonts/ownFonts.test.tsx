import "../../../testing/canvasBrowser";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { violations } from "../../../../kit/testing/renderWidget";
import type { UploadedFont } from "../../../fonts/siteFonts";
import { loadLayers } from "../../../layers/onDemand";
import { DesignProvider } from "../../../siteDesign/DesignContext";
import { designServer } from "../../../testing/designServer";
import { fontServer, uploadedFont } from "../../../testing/fontServer";
import { boot, inEditor } from "../../../testing/inEditor";
import { uploadServer } from "../../../testing/uploadServer";
import { DesignPanel } from "../DesignPanel";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());
const uploads = uploadServer();

async function openFonts(uploaded: UploadedFont[] = [], hasLibrary = false) {
  const server = fontServer(uploaded);
  const panel = (
    <DesignProvider>
      <DesignPanel />
    </DesignProvider>
  );
  const urls = { ...boot().urls, design: "/design/", fonts: "/fonts/" };
  const api = { ...designServer(), ...server, csrfToken: () => "token" };
  inEditor(panel, { api, boot: { urls, fonts: { ...server.fontsNow(), hasLibrary } } });
  const own = within(await screen.findByRole("group", { name: "Uploaded fonts" }));
  return { ...server, own };
}
const send = (name = "brand.woff2") =>
  userEvent.upload(screen.getByLabelText("File to upload"), new File(["font"], name, { type: "font/woff2" }));

test("without fonts, the panel says which files can be uploaded and how to get a library", async () => {
  const { own } = await openFonts();
  expect(own.getByText(/^None yet\. Upload WOFF2, WOFF, TTF or OTF files/)).toBeTruthy();
  expect(own.getByText("intarsia-fonts")).toBeTruthy();
});

test("with a library, nothing advertises it", async () => {
  const { own } = await openFonts([], true);
  expect(own.queryByText("intarsia-fonts")).toBeNull();
});

test("an uploaded font is in the lists at once, and can be chosen for headings", async () => {
  const { own, add } = await openFonts();
  await send();
  expect(own.getByRole("progressbar", { name: "Upload of brand.woff2" })).toBeTruthy();
  add(uploadedFont());
  uploads[0]?.answer(200, { added: "Brand Sans" });

  expect(await own.findByText("Regular, 18 kB")).toBeTruthy();
  expect(own.getByRole("status").textContent).toBe("Brand Sans was added. Choose it in the lists above.");
  await userEvent.selectOptions(screen.getByLabelText("Headings"), "Brand Sans");
  expect(screen.getByLabelText<HTMLSelectElement>("Headings").value).toBe(
    '"Brand Sans","Brand Sans fallback",Arial,sans-serif',
  );
});

test("a rejected font is named with the reason until it is dismissed", async () => {
  const { own } = await openFonts();
  await send("logo.woff2");
  uploads[0]?.answer(400, { message: "The file is not a font. Upload a WOFF2, WOFF, TTF or OTF file." });
  expect((await own.findByRole("alert")).textContent).toContain("The file is not a font.");
  await userEvent.click(own.getByRole("button", { name: "Dismiss logo.woff2" }));
  expect(own.queryByRole("alert")).toBeNull();
});

test("deleting a font asks, and says that it was deleted", async () => {
  const { own, deleteFont } = await openFonts([uploadedFont(), uploadedFont({ id: 2, weight: "700" })]);
  await userEvent.click(own.getByRole("button", { name: "Delete Brand Sans Bold" }));
  expect(deleteFont).not.toHaveBeenCalled();
  await userEvent.click(own.getByRole("button", { name: "Delete Brand Sans Bold permanently" }));
  expect(deleteFont).toHaveBeenCalledWith(2);
  await waitFor(() => expect(own.getByRole("status").textContent).toBe("Brand Sans Bold was deleted."));
  expect(own.queryByRole("button", { name: "Delete Brand Sans Bold" })).toBeNull();
});

test("Escape keeps the font and returns focus", async () => {
  const { own, deleteFont } = await openFonts([uploadedFont()]);
  await userEvent.click(own.getByRole("button", { name: "Delete Brand Sans Regular" }));
  await userEvent.keyboard("{Escape}");
  await waitFor(() =>
    expect(document.activeElement).toBe(own.getByRole("button", { name: "Delete Brand Sans Regular" })),
  );
  expect(deleteFont).not.toHaveBeenCalled();
});

test("a font in use stays, with the server's sentence about where it is used", async () => {
  const { own, deleteFont } = await openFonts([uploadedFont()]);
  const message = "“Brand Sans” is in use: “Oak”. Choose another font there first, then delete this one.";
  deleteFont.mockResolvedValueOnce({ ok: false, status: 409, error: "in_use", message, problems: [] });
  await userEvent.click(own.getByRole("button", { name: "Delete Brand Sans Regular" }));
  await userEvent.click(own.getByRole("button", { name: "Delete Brand Sans Regular permanently" }));
  expect((await own.findByRole("alert")).textContent).toBe(message);
});

test("a font that the design uses is not deleted, also before the design is saved", async () => {
  const { own, deleteFont } = await openFonts([uploadedFont()]);
  await userEvent.selectOptions(screen.getByLabelText("Text"), "Brand Sans");
  await userEvent.click(own.getByRole("button", { name: "Delete Brand Sans Regular" }));
  await userEvent.click(own.getByRole("button", { name: "Delete Brand Sans Regular permanently" }));
  expect((await own.findByRole("alert")).textContent).toBe("This design uses “Brand Sans”. Choose another font first.");
  expect(deleteFont).not.toHaveBeenCalled();
});

test("the list of fonts is accessible", async () => {
  await openFonts([uploadedFont(), uploadedFont({ id: 2, weight: "100 900", style: "italic" })]);
  expect(await violations(screen.getByRole("group", { name: "Uploaded fonts" }))).toEqual([]);
  expect(screen.getByText("Variable 100–900 italic, 18 kB")).toBeTruthy();
});
