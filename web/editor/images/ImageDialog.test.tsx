import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { violations } from "../../kit/testing/renderWidget";
import { loadLayers } from "../layers/onDemand";
import { inEditor } from "../testing/inEditor";
import { libraryImage } from "../testing/library";
import { type SentUpload, uploadServer } from "../testing/uploadServer";
import { ImageDialog } from "./ImageDialog";
import type { LibraryImage, LibraryPage } from "./libraryImage";

beforeAll(() => loadLayers());

const OAK = libraryImage({ id: 1, title: "Oak" });
const WALNUT = libraryImage({ id: 2, title: "Walnut" });
type Answer = Partial<LibraryPage> | "offline";

/** A library that gives these answers in turn, then the last one again and again. */
function opened(answers: Answer[], isMultiple = false) {
  const asked: [string, number][] = [];
  const images = async (query: string, page: number) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push([query, page]);
    if (answer === "offline") return { ok: false as const, status: 0, error: "offline", message: "", problems: [] };
    return { ok: true as const, value: { images: [], hasMore: false, canUpload: true, ...answer } };
  };
  const onChoose = vi.fn<(images: readonly LibraryImage[]) => void>();
  const onClose = vi.fn();
  const rendered = inEditor(<ImageDialog isMultiple={isMultiple} onChoose={onChoose} onClose={onClose} />, {
    api: { images, csrfToken: () => "token" },
  });
  return { ...rendered, asked, onChoose, onClose };
}

const tile = (name: string) => screen.findByRole("button", { name });

const uploads = uploadServer();

const nameOf = (sent: SentUpload | undefined) => (sent?.body.get("file") as File | undefined)?.name;
const file = (name = "leaf.png") => new File(["leaf"], name, { type: "image/png" });
const upload = (...files: File[]) => userEvent.upload(screen.getByLabelText("File to upload"), files);

test("shows the shape of the images until they arrive, then the images; the search field has focus", async () => {
  opened([{ images: [OAK, WALNUT] }]);

  expect(screen.getByRole("status", { name: "Loading images…" })).toBeTruthy();
  expect(await tile("Oak")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Search images" }));
});

test("a click chooses the image and closes the dialog", async () => {
  const { onChoose, onClose } = opened([{ images: [OAK, WALNUT] }]);
  await userEvent.click(await tile("Walnut"));

  expect(onChoose).toHaveBeenCalledWith([WALNUT]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("several images are chosen in the order of the clicks; a second click takes one back", async () => {
  const { onChoose } = opened([{ images: [OAK, WALNUT] }], true);
  for (const name of ["Walnut", "Oak", "Walnut", "Walnut"]) await userEvent.click(await tile(name));

  expect((await tile("Oak")).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: "Add 2 images" }));
  expect(onChoose).toHaveBeenCalledWith([OAK, WALNUT]);
});

test("searches on the server and says if nothing matches", async () => {
  const { asked } = opened([{ images: [OAK] }, { images: [] }]);
  await tile("Oak");
  await userEvent.type(screen.getByRole("searchbox"), "beech");

  expect(await screen.findByText("No image matches “beech”.")).toBeTruthy();
  expect(asked.at(-1)).toEqual(["beech", 1]);
});

test("an empty library offers the upload, if the user may add images", async () => {
  opened([{ images: [] }]);
  expect(await screen.findByText("No images yet. Upload one, or drop it here.")).toBeTruthy();
});

test("without permission there is no upload", async () => {
  opened([{ images: [], canUpload: false }]);
  expect(await screen.findByText("No images yet.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Upload" })).toBeNull();
});

test("shows more images below the first", async () => {
  const { asked } = opened([{ images: [OAK], hasMore: true }, { images: [OAK, WALNUT] }]);
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  await tile("Walnut");
  expect(within(screen.getByRole("list", { name: "Images" })).getAllByRole("button")).toHaveLength(2);
  expect(asked.at(-1)).toEqual(["", 2]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("says that the library cannot be reached, and loads it on request or as soon as the browser is online", async () => {
  const { asked } = opened(["offline", "offline", { images: [OAK] }]);
  expect((await screen.findByRole("alert")).textContent).toContain("The image library cannot be reached.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByRole("alert");
  window.dispatchEvent(new Event("online"));

  expect(await tile("Oak")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an uploaded image is chosen as soon as it has arrived", async () => {
  const { onChoose } = opened([{ images: [OAK] }]);
  await tile("Oak");
  await upload(file());
  act(() => uploads[0]?.progress(0.5));

  expect((await screen.findByRole("progressbar", { name: "Upload of leaf.png" })).getAttribute("value")).toBe("0.5");
  expect(nameOf(uploads[0])).toBe("leaf.png");
  uploads[0]?.answer(200, { image: WALNUT, wasThere: false });
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith([WALNUT]));
});

test("a dropped and a pasted file are uploaded, in a dialog for several images side by side", async () => {
  opened([{ images: [OAK] }], true);
  const dialog = await tile("Oak");
  fireEvent.drop(dialog, { dataTransfer: { types: ["Files"], files: [file("dropped.png")] } });
  fireEvent.paste(dialog, { clipboardData: { files: [file("pasted.png")] } });

  expect(uploads.map(nameOf)).toEqual(["dropped.png", "pasted.png"]);
  for (const [index, image] of [WALNUT, libraryImage({ id: 3, title: "Ash" })].entries())
    uploads[index]?.answer(200, { image, wasThere: false });
  await userEvent.click(await screen.findByRole("button", { name: "Add 2 images" }));
});

test("an upload that the library already had stays chosen", async () => {
  const { onChoose } = opened([{ images: [OAK, WALNUT] }], true);
  for (const name of ["Oak", "Walnut"]) await userEvent.click(await tile(name));
  await upload(file("oak.png"));
  uploads[0]?.answer(200, { image: OAK, wasThere: true });
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());

  await userEvent.click(screen.getByRole("button", { name: "Add 2 images" }));
  expect(onChoose).toHaveBeenCalledWith([OAK, WALNUT]);
});

test("a dialog for one image uploads one of several dropped files", async () => {
  opened([{ images: [OAK] }]);
  const files = [file("one.png"), file("two.png")];
  fireEvent.drop(await tile("Oak"), { dataTransfer: { types: ["Files"], files } });

  expect(uploads.map(nameOf)).toEqual(["one.png"]);
});

test.each([
  [400, { message: "Upload a valid image." }, "Upload a valid image."],
  [413, null, "The file is larger than this server accepts. Make it smaller."],
  [502, null, "The server has a problem (error 502). Try again."],
])("a failed upload says why and can be dismissed (%i)", async (status, response, message) => {
  const { onChoose } = opened([{ images: [OAK] }]);
  await tile("Oak");
  await upload(file());
  uploads[0]?.answer(status, response);

  expect((await screen.findByRole("alert")).textContent).toContain(message);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss leaf.png" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test("W-ALL-03 is accessible with images, an upload and a problem", async () => {
  opened([{ images: [OAK, WALNUT] }], true);
  await userEvent.click(await tile("Oak"));
  await upload(file("one.png"), file("two.png"));
  uploads[0]?.answer(400, { message: "Upload a valid image." });
  await screen.findByRole("alert");

  expect(await violations(screen.getByRole("dialog"))).toEqual([]);
});
