import { useMutation } from '@tanstack/react-query';
import { fetchUnlessSilent } from '../api/unless-silent';
import { Button } from '../ui/button';
import { Failure } from '../ui/notice';
import { WORDS } from '../words/words';
import { useSendDocuments } from './use-send-documents';

const SAMPLE = '/samples/invoice.pdf';

/** Sends a document of ours, for who has none at hand. */
export function SampleButton() {
  const send = useSendDocuments();
  const sample = useMutation({
    mutationFn: async () => {
      const answer = await fetchUnlessSilent(SAMPLE, {});
      if (!answer.ok) throw new Error(WORDS.uploads.noSample);
      await send([new File([await answer.blob()], 'sample-invoice.pdf')]);
    },
  });
  return (
    <>
      <Button onClick={() => sample.mutate()} disabled={sample.isPending}>
        {WORDS.inbox.trySample}
      </Button>
      <Failure error={sample.error} />
    </>
  );
}
