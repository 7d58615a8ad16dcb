import type { DetailedHTMLProps, HTMLAttributes } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Server HTML that the browser hydrates. */
      "in-island": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        [data: `data-${string}`]: string | undefined;
      };
      /** Server HTML of an element that was rendered separately, because another one failed. */
      "in-part": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
