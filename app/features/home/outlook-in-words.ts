import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import type { TextValues } from '#domain/text/fill-text.ts';
import type { HeroTexts } from './home-texts.ts';
import type { LoanOutlook } from './loan-outlook.ts';

export type Sentence = { text: string; values: TextValues };

/** What the visitor should know in two sentences: the cost as far as it is known, and what the law allows. */
export function outlookInWords(
  outlook: LoanOutlook,
  request: LoanRequest,
  { texts, pack, isOutage }: { texts: HeroTexts; pack: RulePack | null; isOutage: boolean },
): Sentence[] {
  const ceiling = ceilingSentence(outlook, { texts, pack });
  const cost = isOutage ? { text: texts.failure, values: {} } : costSentence(outlook, request, texts);
  return [cost, ...(ceiling ? [ceiling] : [])];
}

function costSentence(outlook: LoanOutlook, request: LoanRequest, texts: HeroTexts): Sentence {
  const { told, currentCount } = outlook;
  const perioada = formatTerm(request.term);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) {
    return { text: currentCount === 0 ? texts.none : texts.few, values: { perioada } };
  }
  const minim = moneyInSentence(first.quote.cost);
  if (told.length === 1) {
    return { text: texts.single, values: { perioada, creditor: first.offer.header, minim } };
  }
  return { text: texts.several, values: { perioada, minim, maxim: moneyInSentence(last.quote.cost) } };
}

function ceilingSentence(
  { maximum }: LoanOutlook,
  { texts, pack }: { texts: HeroTexts; pack: RulePack | null },
): Sentence | null {
  if (maximum) return { text: texts.ceiling, values: { plafon: moneyInSentence(maximum.cost) } };
  const cap = pack?.generalAprCapPercent;
  return cap ? { text: texts.noCeiling, values: { dae: datedAprCap(cap) } } : null;
}
