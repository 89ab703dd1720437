import type { WebhookEventName } from '@gridline/contracts';
import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button';
import { Loading } from '../ui/loading';
import { FailedReading, Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { WORDS } from '../words/words';
import { EndpointLine } from './endpoint-line';
import { EventChoice } from './event-choice';
import { SecretOnce } from './secret-once';
import { showSecret, useShownSecret } from './shown-secret';
import { useAddEndpoint, useEndpoints } from './webhooks';

const { developers } = WORDS;

/** Adds and lists endpoints. */
export function Endpoints() {
  const add = useAddEndpoint();
  const secret = useShownSecret('endpoint');
  const reading = useEndpoints();
  const { data, error } = reading;
  return (
    <>
      <NewEndpointForm isBusy={add.isPending} onAdd={add.mutateAsync} />
      <div className="mt-3 space-y-3">
        <Failure error={add.error} />
        <FailedReading reading={reading} />
      </div>
      {secret && <SecretOnce what={developers.signingSecret} secret={secret} onDone={() => showSecret('endpoint', undefined)} />}
      <section aria-label={developers.endpoints} className="mt-5 space-y-2">
        {!data && !error && <Loading />}
        {data?.data.length === 0 && <p className="text-soft py-4 text-center text-sm">{developers.noEndpoints}</p>}
        {data?.data.map((endpoint) => (
          <EndpointLine key={endpoint.id} endpoint={endpoint} />
        ))}
      </section>
    </>
  );
}

/** What is told where nothing else was chosen, as by the API. */
const FIRST_EVENTS: WebhookEventName[] = ['extraction.completed'];

function NewEndpointForm({ isBusy, onAdd }: { isBusy: boolean; onAdd: ReturnType<typeof useAddEndpoint>['mutateAsync'] }) {
  const [events, setEvents] = useState(FIRST_EVENTS);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formElement = event.currentTarget;
    const form = new FormData(formElement);
    await onAdd({ url: String(form.get('url')), description: String(form.get('description')), events }).then(
      () => {
        formElement.reset();
        setEvents(FIRST_EVENTS);
      },
      () => undefined, // shown by whoever owns the mutation
    );
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      aria-label={developers.newEndpoint}
      className="border-line bg-surface rounded-xl border p-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <AddressFields />
        <Button type="submit" look="primary" className="py-2" disabled={isBusy}>
          {developers.addEndpoint}
        </Button>
      </div>
      <div className="mt-3">
        <EventChoice chosen={events} onChoose={setEvents} />
      </div>
      <p className="text-soft mt-2 text-xs">{developers.endpointHint}</p>
    </form>
  );
}

/** Where deliveries go, and what that is to whoever reads the list. */
const AddressFields = () => (
  <>
    <TextField label={developers.url} name="url" type="url" placeholder={developers.urlExample} required className="min-w-56 flex-[2]" />
    <TextField
      label={developers.description}
      name="description"
      placeholder={developers.optional}
      maxLength={200}
      className="min-w-36 flex-1"
    />
  </>
);
