import { useRef } from 'react';
import { Button } from '../ui/button';
import { uploads } from './uploads';

/** Chooses documents to send. */
export function UploadButton() {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="primary" onClick={() => chooser.current?.click()}>
        Add documents
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Documents"
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) void uploads.begin([...currentTarget.files]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
