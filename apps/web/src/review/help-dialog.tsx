import { Dialog } from '@base-ui/react/dialog';
import { WORDS } from '../words/words';

/** The keys of the review screen. */
export const HelpDialog = ({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => (
  <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/40" />
      <Dialog.Popup className="bg-canvas border-line fixed inset-x-3 top-[8vh] z-50 mx-auto max-w-md rounded-2xl border p-6 shadow-2xl">
        <Dialog.Title className="text-lg font-semibold tracking-tight">{WORDS.review.help}</Dialog.Title>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          {WORDS.review.keys.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="bg-sunken border-line rounded border px-1.5 py-0.5 font-mono text-xs whitespace-nowrap">{key}</kbd>
              </dt>
              <dd className="text-soft">{what}</dd>
            </div>
          ))}
        </dl>
        <Dialog.Close className="border-line bg-surface hover:bg-sunken mt-5 rounded-lg border px-3 py-1.5 text-sm font-medium">
          {WORDS.review.close}
        </Dialog.Close>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
