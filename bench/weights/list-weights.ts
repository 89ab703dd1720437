import { ENGINE_WEIGHTS } from '@gridline/engine';

/** One number chosen for the engine, where it stands. */
export interface Weight {
  room: string;
  group: string;
  name: string;
  value: number;
}

export type Group = Record<string, number>;

const ROOMS = ENGINE_WEIGHTS as unknown as Record<string, Record<string, Group>>;

/** Every number that the engine's rooms declare. */
export const listWeights = (): Weight[] =>
  Object.entries(ROOMS).flatMap(([room, groups]) =>
    Object.entries(groups).flatMap(([group, numbers]) => Object.entries(numbers).map(([name, value]) => ({ room, group, name, value }))),
  );

/** The record that a number stands in. */
export const groupOf = ({ room, group }: Weight): Group => ROOMS[room]![group]!;

/** How a number is named among all. */
export const weightId = ({ room, group, name }: Weight): string => `${room} ${group}.${name}`;
