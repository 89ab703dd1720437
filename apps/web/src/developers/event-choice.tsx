import type { WebhookEventName } from '@gridline/contracts';
import { WORDS } from '../words/words';

const ALL_EVENTS = Object.keys(WORDS.developers.events) as WebhookEventName[];

interface EventChoiceProps {
  chosen: readonly WebhookEventName[];
  onChoose: (events: WebhookEventName[]) => void;
  isBusy?: boolean;
}

/** What an endpoint is told; always something. */
export const EventChoice = ({ chosen, onChoose, isBusy = false }: EventChoiceProps) => (
  <fieldset disabled={isBusy}>
    <legend className="text-soft text-xs">{WORDS.developers.told}</legend>
    <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1.5">
      {ALL_EVENTS.map((event) => (
        <label key={event} title={event} className="text-soft flex items-center gap-1.5 text-sm">
          <input
            type="checkbox"
            checked={chosen.includes(event)}
            disabled={chosen.length === 1 && chosen[0] === event}
            onChange={({ target }) => onChoose(ALL_EVENTS.filter((each) => (each === event ? target.checked : chosen.includes(each))))}
            className="accent-accent size-4"
          />
          {WORDS.developers.events[event]}
        </label>
      ))}
    </div>
  </fieldset>
);
