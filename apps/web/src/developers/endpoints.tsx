import type { FormEvent } from 'react';
import { Button } from '../ui/button';
import { Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { EndpointLine } from './endpoint-line';
import { SecretOnce } from './secret-once';
import { showSecret, useShownSecret } from './shown-secret';
import { useAddEndpoint, useEndpoints } from './webhooks';

/** Adds and lists endpoints. */
export function Endpoints() {
  const add = useAddEndpoint();
  const secret = useShownSecret('endpoint');
  const { data, error } = useEndpoints();
  return (
    <>
      <NewEndpointForm isBusy={add.isPending} onAdd={add.mutateAsync} />
      <div className="mt-3">
        <Failure error={add.error ?? error} />
      </div>
      {secret && <SecretOnce what="signing secret" secret={secret} onDone={() => showSecret('endpoint', undefined)} />}
      <section aria-label="Webhook endpoints" className="mt-5 space-y-2">
        {data?.data.length === 0 && <p className="text-soft py-4 text-center text-sm">No endpoints yet.</p>}
        {data?.data.map((endpoint) => (
          <EndpointLine key={endpoint.id} endpoint={endpoint} />
        ))}
      </section>
    </>
  );
}

function NewEndpointForm({ isBusy, onAdd }: { isBusy: boolean; onAdd: ReturnType<typeof useAddEndpoint>['mutateAsync'] }) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formElement = event.currentTarget;
    const form = new FormData(formElement);
    await onAdd({ url: String(form.get('url')), description: String(form.get('description')) }).then(
      () => formElement.reset(),
      () => undefined, // shown by whoever owns the mutation
    );
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      aria-label="New webhook endpoint"
      className="border-line bg-surface rounded-xl border p-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField label="URL" name="url" type="url" placeholder="https://example.com/hooks" required className="min-w-56 flex-[2]" />
        <TextField label="Description" name="description" placeholder="Optional" maxLength={200} className="min-w-36 flex-1" />
        <Button type="submit" look="primary" className="py-2" disabled={isBusy}>
          Add endpoint
        </Button>
      </div>
      <p className="text-soft mt-2 text-xs">
        Public and https. It gets <code className="font-mono">extraction.completed</code> with the table, signed with the endpoint's secret.
      </p>
    </form>
  );
}
