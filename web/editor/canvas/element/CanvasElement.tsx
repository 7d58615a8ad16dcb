import { Component, type ReactNode, type Ref, type RefCallback, useMemo, useRef } from "react";
import type { ElementProps } from "../../../documents/document";
import { Enhanced } from "../../../kit/enhance/Enhanced";
import { useEnvironment } from "../../../kit/environment/environment";
import { translationsFor } from "../../../kit/environment/uiStrings";
import { resolveSettings, type SlotToRender } from "../../../kit/resolve/resolve";
import { slotOnCanvas } from "../../../kit/resolve/slotContent";
import { rootOf, type Slot, type Widget } from "../../../kit/schema/defineWidget";
import { CSS_ID } from "../../../kit/style/elementCss";
import { rootOptions } from "../../../kit/style/rootOptions";
import { gettext } from "../../texts/gettext";
import { ElementIdContext } from "../inline/editedText";
import { useResources } from "../resources/resources";
import { useShowItem } from "./useShowItem";

type Props = { widget: Widget; props: ElementProps; dragRef: Ref<never> };

/** Renders an element on the canvas with the view that also renders it on the page. */
export function CanvasElement({ widget: { schema, View, enhance }, props, dragRef }: Props) {
  const resources = useResources();
  const { breakpoints, translations } = useEnvironment();
  const element = { type: schema.type, props };
  // Loading priority matters only on the page.
  const count = { seen: 1 };
  const settings = resolveSettings(element, schema, { resources, count, renderSlot: slotOf, widths: breakpoints });
  const id = CSS_ID(props.id);
  const rendered = useRef<HTMLElement>(null);
  // The same function at every render, or Puck would register the element again.
  const ref = useMemo(() => refOf(rendered, dragRef), [dragRef]);
  const root = useMemo(() => {
    const strings = enhance && translationsFor(schema.words, translations);
    const options = { ...rootOptions({ type: "", props }), translations: strings && JSON.stringify(strings) };
    return rootOf(id, { ...options, ref });
  }, [id, ref, props, enhance, schema, translations]);
  useShowItem(rendered, props);
  return (
    <Boundary label={schema.label} dragRef={dragRef} resetOn={props}>
      <ElementIdContext value={props.id}>
        <Enhanced enhance={enhance} root={rendered}>
          <View {...settings} id={id} root={root} />
        </Enhanced>
      </ElementIdContext>
    </Boundary>
  );
}

/** A ref that keeps the element and passes it on to Puck. */
const refOf = (kept: { current: HTMLElement | null }, dragRef: Ref<never>): Ref<never> =>
  ((element: HTMLElement | null) => {
    kept.current = element;
    if (typeof dragRef === "function") (dragRef as RefCallback<HTMLElement>)(element);
    else if (dragRef) (dragRef as { current: HTMLElement | null }).current = element;
  }) as Ref<never>;

const NoSlot: Slot = ({ as: Tag = "div", ...attributes }) => {
  const Holder = Tag as "div";
  return <Holder {...attributes} />;
};

/** Puck passes a slot as a component; a slot that was never filled may still be an empty list. */
const slotOf = (slot: SlotToRender) =>
  slotOnCanvas(slot, typeof slot.stored === "function" ? (slot.stored as Slot) : NoSlot);

type BoundaryProps = { label: string; dragRef: Ref<never>; resetOn: unknown; children: ReactNode };

/** Keeps an error of one view from breaking the rest of the canvas. */
class Boundary extends Component<BoundaryProps, { failed: string | null }> {
  override state = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: String(error) };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.resetOn !== this.props.resetOn) this.setState({ failed: null });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div ref={this.props.dragRef} className="editor-hint" role="alert">
        {gettext("“{name}” cannot be rendered with these settings: {reason}. Undo, or change a setting.", {
          name: this.props.label,
          reason: this.state.failed,
        })}
      </div>
    );
  }
}
