import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

/** The handle of a tab; inside Base UI's Tabs.List. */
export const Tab = ({ value, children }: { value: string; children: ReactNode }) => (
  <Tabs.Tab
    value={value}
    className="text-soft data-[active]:border-accent data-[active]:text-ink hover:text-ink -mb-px border-b-2 border-transparent px-2 py-2 text-sm font-medium whitespace-nowrap"
  >
    {children}
  </Tabs.Tab>
);
