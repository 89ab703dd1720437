import { useEffect, useEffectEvent, useState } from 'react';
import { WORDS } from '../words/words';
import { useSendDocuments } from './use-send-documents';

/** The whole window takes documents that are dropped on it or pasted into it. */
export function DropWindow() {
  const send = useSendDocuments();
  const isOver = useFilesOnWindow((files) => void send(files));
  if (!isOver) return null;
  return (
    <div className="border-accent bg-accent-soft/90 pointer-events-none fixed inset-2 z-50 grid place-items-center rounded-2xl border-4 border-dashed">
      <p className="text-accent text-xl font-semibold">{WORDS.uploads.drop}</p>
    </div>
  );
}

/** Hands over the files that are dropped or pasted; answers whether some are held over the window. */
function useFilesOnWindow(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList) => {
    event.preventDefault();
    onFiles([...files]);
  });
  useEffect(() => {
    const leave = new AbortController();
    const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, act, { signal: leave.signal });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    on('drop', (event) => {
      setOver(false);
      if (event.dataTransfer?.files.length) take(event, event.dataTransfer.files);
    });
    on('paste', (event) => event.clipboardData?.files.length && take(event, event.clipboardData.files));
    return () => leave.abort();
  }, []);
  return isOver;
}
