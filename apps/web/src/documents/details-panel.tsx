import { Tabs } from '@base-ui/react/tabs';
import { Confidence } from '../ui/confidence';
import { Tab } from '../ui/tab';
import type { ReadDocument } from './documents';
import { inReadingOrder } from './field-order';

/** What was found beside the table, and what speaks for or against it. */
export function DetailsPanel({ document }: { document: ReadDocument }) {
  const { metadata, fieldConfidence, provenance } = document;
  const failed = provenance.checks.filter(({ passed }) => !passed).length;
  return (
    <Tabs.Root defaultValue="fields" className="border-line bg-surface rounded-xl border shadow-xs">
      <Tabs.List className="border-line flex gap-1 border-b px-2 pt-2">
        <Tab value="fields">Fields</Tab>
        <Tab value="checks">{failed > 0 ? `Checks (${failed} failed)` : 'Checks'}</Tab>
        <Tab value="columns">Columns</Tab>
      </Tabs.List>
      <Tabs.Panel value="fields" className="p-4">
        <Fields metadata={metadata} confidences={provenance.metadataConfidence} />
      </Tabs.Panel>
      <Tabs.Panel value="checks" className="p-4">
        <Checks checks={provenance.checks} />
      </Tabs.Panel>
      <Tabs.Panel value="columns" className="p-4">
        <dl className="space-y-2 text-sm">
          {Object.entries(fieldConfidence).map(([column, confidence]) => (
            <div key={column} className="flex items-center justify-between gap-3">
              <dt className="truncate">{column}</dt>
              <dd>
                <Confidence value={confidence} />
              </dd>
            </div>
          ))}
        </dl>
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function Fields({ metadata, confidences }: { metadata: Record<string, string>; confidences: Record<string, number> }) {
  const fields = inReadingOrder(metadata);
  if (fields.length === 0) return <p className="text-soft text-sm">No fields were found beside the table.</p>;
  return (
    <dl className="space-y-2.5 text-sm">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt className="text-soft flex items-center justify-between gap-2 text-xs">
            {toWords(name)}
            {confidences[name] !== undefined && <Confidence value={confidences[name]} />}
          </dt>
          <dd className="break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Checks({ checks }: { checks: ReadDocument['provenance']['checks'] }) {
  if (checks.length === 0) return <p className="text-soft text-sm">There was nothing to check this document against.</p>;
  return (
    <ul className="space-y-3 text-sm">
      {checks.map(({ name, passed, detail, difference }, index) => (
        <li key={index} className="flex gap-2.5">
          <span aria-hidden="true" className={`font-semibold ${passed ? 'text-good' : 'text-bad'}`}>
            {passed ? '✓' : '✗'}
          </span>
          <div>
            <p className="font-medium">
              {toWords(name)}
              <span className="sr-only">{passed ? ' passed' : ' failed'}</span>
            </p>
            <p className="text-soft">
              {detail}
              {difference && ` Difference: ${difference}.`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** `sellerVatId` as people write it. */
const toWords = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};
