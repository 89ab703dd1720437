import { Dialog } from '@base-ui/react/dialog';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import { WORDS } from '../words/words';

interface PanelProps {
  /** As the address names it. */
  modal: 'webhooks' | 'account';
  title: string;
  what: string;
  className: string;
  children: ReactNode;
}

/** A panel over the page, open while the address says so. */
export function Panel({ modal, title, what, className, children }: PanelProps) {
  const isOpen = useSearch({ strict: false, select: ({ modal: named }) => named === modal });
  const navigate = useNavigate();
  const popup = useRef<HTMLDivElement>(null);
  const show = (open: boolean) => void navigate({ to: '.', search: (now) => ({ ...now, modal: open ? modal : undefined }) });
  return (
    <Dialog.Root open={isOpen} onOpenChange={show}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-black/40" />
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          className={`bg-canvas border-line fixed inset-x-3 top-[4vh] z-30 mx-auto flex max-h-[92vh] flex-col rounded-2xl border shadow-2xl outline-none ${className}`}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5">
            <div className="min-w-0">
              <Dialog.Title className="text-lg font-semibold tracking-tight">{title}</Dialog.Title>
              <Dialog.Description className="text-soft text-sm break-words">{what}</Dialog.Description>
            </div>
            <Dialog.Close
              aria-label={WORDS.common.close}
              className="text-soft hover:bg-sunken hover:text-ink -mt-1 -mr-2 size-8 flex-none rounded-lg text-xl leading-none"
            >
              ×
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
