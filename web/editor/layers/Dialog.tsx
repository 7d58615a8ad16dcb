import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as Content } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../controls/fields/IconButton";
import { gettext } from "../texts/gettext";
import { FirstFocus } from "./FirstFocus";
import { InAdminLanguage, layerRoot } from "./layerRoot";

type Props = { title: string; className?: string; onClose: () => void; children: ReactNode };

/** A modal dialog. It keeps focus inside and restores it. The element with `data-first` gets focus first. */
export const Dialog = ({ title, className = "", onClose, children }: Props) => (
  <InAdminLanguage>
    <ModalOverlay
      isOpen
      isDismissable
      className="dialog-backdrop"
      onOpenChange={onClose}
      UNSTABLE_portalContainer={layerRoot()}
    >
      <Modal className={`dialog ${className}`}>
        <Content className="dialog__content">
          <FirstFocus />
          <header className="dialog__head">
            <Heading slot="title">{title}</Heading>
            <IconButton label={gettext("Close")} Icon={X} onClick={onClose} />
          </header>
          {children}
        </Content>
      </Modal>
    </ModalOverlay>
  </InAdminLanguage>
);
