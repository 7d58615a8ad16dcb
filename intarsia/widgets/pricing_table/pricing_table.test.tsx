import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { cssOf, enhanceIn, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { isMet } from "../../../web/rules/conditions/isMet";
import { pricing_table } from ".";
import { enhance } from "./enhance";

const FEATURES = [
  { _id: "a", text: "Unlimited pages", included: "yes", icon: "", tooltip: "" },
  { _id: "b", text: "Own domain", included: "yes", icon: "globe", tooltip: "You bring it, we connect it." },
  { _id: "c", text: "Backups", included: "yes", icon: "", tooltip: "" },
  { _id: "d", text: "Telephone support", included: "", icon: "", tooltip: "On workdays." },
  { _id: "e", text: "Invoices", included: "yes", icon: "", tooltip: "" },
];
const FOLDED = { features: FEATURES, fold_enabled: "yes" };

/** jsdom has no popovers. */
beforeEach(() => {
  HTMLElement.prototype.togglePopover = function (options) {
    this.toggleAttribute("data-open", Boolean(options));
    return Boolean(options);
  };
});
const isOpen = (tip: HTMLElement) => tip.hasAttribute("data-open");

const features = () => screen.getAllByRole("listitem").map((item) => item.textContent);
const fold = () => document.querySelector("details") as HTMLDetailsElement;

describe("a plan", () => {
  test("W-ALL-01 W-PRICING-TABLE-02 has title, price with period, features and a button by default", () => {
    renderWidget(pricing_table);

    expect(screen.getByRole("heading", { level: 3, name: "Plan name" })).toBeTruthy();
    expect(screen.getByText(/^\$/).closest("p")?.textContent).toBe("$29per month");
    expect(features()).toEqual(["First feature", "Second feature", "Third feature", "Not included: Fourth feature"]);
    expect(screen.getByRole("link", { name: "Button" })).toBeTruthy();
  });

  test("W-PRICING-TABLE-02 shows the badge of a featured plan only", () => {
    const { unmount } = renderWidget(pricing_table, { featured: "yes" });
    expect(screen.getByText("Most popular")).toBeTruthy();
    unmount();

    renderWidget(pricing_table, {}, { id: "p-2" });
    expect(screen.queryByText("Most popular")).toBeNull();
  });

  test("W-PRICING-TABLE-02 crosses out the original price, and says so", () => {
    const { container } = renderWidget(pricing_table, { original_price: "$39", price_suffix: ".90" });

    expect(container.querySelector("del")?.textContent).toBe("Original price $39");
    expect(screen.getByText(/^29$|29/).textContent).toContain("29.90");
  });

  test("tells by a text, not only by an icon, that a feature is missing", () => {
    renderWidget(pricing_table, { features: FEATURES });
    expect(features()[3]).toContain("Not included: Telephone support");
  });

  test("has texts above and below the button", () => {
    renderWidget(pricing_table, { before_button: "Cancel at any time", after_button: "Without VAT" });
    const button = screen.getByRole("link", { name: "Button" });

    expect(isBefore(screen.getByText("Cancel at any time"), button)).toBe(true);
    expect(isBefore(button, screen.getByText("Without VAT"))).toBe(true);
  });

  test("W-ALL-03 has no tab stop for a button without a URL", () => {
    renderWidget(pricing_table, { link: { url: "" } });
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Button")).toBeTruthy();
  });

  test("W-ALL-04 shows visitors nothing and staff a hint if it is empty", () => {
    const empty = { title: "", price: "", features: [] };
    expect(renderWidget(pricing_table, empty).html).toBe("");
    renderWidget(pricing_table, empty, { id: "p-2", environment: { mode: "editor" } });
    expect(screen.getByText(/^Enter the name/)).toBeTruthy();
  });
});

describe("the fold", () => {
  test("W-PRICING-TABLE-01 shows three features until its button unfolds all, and folds them again", async () => {
    renderWidget(pricing_table, FOLDED);
    const visible = within(document.querySelector("ul") as HTMLElement);
    expect(visible.getAllByRole("listitem")).toHaveLength(3);
    expect(fold().open).toBe(false);

    await userEvent.click(screen.getByText("Show all features"));
    expect(fold().open).toBe(true);
    expect(within(fold()).getAllByRole("listitem")).toHaveLength(2);

    await userEvent.click(screen.getByText("Show fewer features"));
    expect(fold().open).toBe(false);
  });

  test("W-PRICING-TABLE-03 is a native disclosure: Enter switches it, and its state is announced", () => {
    renderWidget(pricing_table, FOLDED);
    expect(document.querySelector("details > summary")?.textContent).toContain("Show all features");
    expect(isMet(pricing_table.schema.hydrateWhen, { features: FEATURES.slice(2, 3), fold_enabled: "yes" })).toBe(
      false,
    );
  });

  test("W-PRICING-TABLE-01 needs more features than it shows", () => {
    renderWidget(pricing_table, { ...FOLDED, fold_items: 5 });
    expect(document.querySelector("details")).toBeNull();
  });

  test("W-PRICING-TABLE-01 has texts of the owner", () => {
    renderWidget(pricing_table, { ...FOLDED, unfold_text: "Everything", fold_text: "Less" });
    expect(screen.getByText("Everything")).toBeTruthy();
    expect(screen.getByText("Less")).toBeTruthy();
  });

  test("W-PRICING-TABLE-01 unfolds in 500 ms and folds in 300 ms, or as set", () => {
    expect(cssOf(pricing_table, {}, { id: "p" })).toBe(".e-p{--unfold:500;--fold:300}");
    expect(cssOf(pricing_table, { unfold_duration: 900, fold_duration: 0 }, { id: "p" })).toContain(
      "--unfold:900;--fold:0",
    );
  });

  test("shows all features on the canvas", () => {
    renderWidget(pricing_table, FOLDED, { environment: { mode: "editor" } });
    expect(fold().open).toBe(true);
  });
});

describe("tooltips", () => {
  const button = () => screen.getByRole("button", { name: "More about: Own domain" });
  const tip = () => screen.getByText("You bring it, we connect it.");

  test("W-PRICING-TABLE-02 describe their button, which opens them without a script", () => {
    renderWidget(pricing_table, { features: FEATURES });
    expect(button().getAttribute("aria-describedby")).toBe(tip().id);
    expect(button().getAttribute("popovertarget")).toBe(tip().id);
    expect(tip().getAttribute("popover")).toBe("auto");
    expect(tip().role).toBe("tooltip");
  });

  test("W-PRICING-TABLE-02 open on keyboard focus and close when it leaves", async () => {
    const { container } = renderWidget(pricing_table, { features: FEATURES });
    const end = enhanceIn(container, enhance);

    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    expect(isOpen(tip())).toBe(true);
    await userEvent.tab();
    expect(isOpen(tip())).toBe(false);
    expect(isOpen(screen.getByText("On workdays."))).toBe(true);

    end();
    expect(isOpen(screen.getByText("On workdays."))).toBe(false);
  });

  test("W-PRICING-TABLE-02 open on hover, and stay while the pointer is on them", async () => {
    const { container } = renderWidget(pricing_table, { features: FEATURES });
    enhanceIn(container, enhance);

    const mouse = userEvent.setup();
    await mouse.hover(button());
    await mouse.hover(tip());
    expect(isOpen(tip())).toBe(true);
    await mouse.hover(screen.getByRole("heading"));
    await expect.poll(() => isOpen(tip())).toBe(false);
  });

  test("load a script only if there are any", () => {
    const { hydrateWhen } = pricing_table.schema;
    expect(isMet(hydrateWhen, { features: FEATURES })).toBe(true);
    expect(isMet(hydrateWhen, { features: FEATURES.slice(2, 3) })).toBe(false);
  });
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  const { container } = renderWidget(pricing_table, { ...FOLDED, featured: "yes", original_price: "$39" });
  renderWidget(pricing_table, { ...FOLDED, title_html_tag: "p" }, { id: "p-2" });
  expect(await violations(container.ownerDocument.body)).toEqual([]);
});

test("its strings follow the language of the page", () => {
  const translations = { "Show all features": "Alle Funktionen zeigen", "Not included": "Nicht enthalten" };
  renderWidget(pricing_table, FOLDED, { environment: { translations } });
  expect(screen.getByText("Alle Funktionen zeigen")).toBeTruthy();
  expect(features()[3]).toContain("Nicht enthalten");
});

const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
