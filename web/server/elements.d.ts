import type { DetailedHTMLProps, HTMLAttributes } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Server HTML that the browser takes over. */
      "in-island": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        [data: `data-${string}`]: string | undefined;
      };
      /** Server HTML drawn by itself, after a neighbour failed. */
      "in-part": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
