import { useRef } from 'react';
import { Button } from '../ui/button';
import { WORDS } from '../words/words';
import { useSendDocuments } from './use-send-documents';

/** Chooses documents to send. */
export function UploadButton({ className }: { className?: string }) {
  const send = useSendDocuments();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="primary" className={className} onClick={() => chooser.current?.click()}>
        {WORDS.inbox.add}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={WORDS.inbox.chooseFiles}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) void send([...currentTarget.files]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
