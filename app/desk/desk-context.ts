import { createContext, useContext } from 'react';
import type { DeskClient } from './create-desk-client.ts';
import type { SignInAnswers } from './sign-in-answers.ts';

/** Texts and calls of the shared parts that differ between the desks. */
export type Desk = {
  /** beside the site's name: „redacție” */
  name: string;
  /** in the browser's tab: „Redacția Împrumut Clar” */
  title: string;
  /** words of the link to its first page */
  home: string;
  /** calls of its sign-in */
  auth: DeskClient<SignInAnswers>;
};

export const DeskContext = createContext<Desk | null>(null);

/** Returns the desk of this page. @throws {Error} outside of a desk */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no desk around this part.');
  return desk;
}
