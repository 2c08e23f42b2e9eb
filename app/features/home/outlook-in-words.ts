import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import type { TextValues } from './fill-text.ts';
import type { HeroTexts } from './home-texts.ts';
import type { LoanOutlook } from './loan-outlook.ts';

export type Sentence = { text: string; values: TextValues };

/** What the visitor should know in two sentences: the cost as far as it is known, and what the law allows. */
export function outlookInWords(
  outlook: LoanOutlook,
  request: LoanRequest,
  { texts, pack }: { texts: HeroTexts; pack: RulePack | null },
): Sentence[] {
  const ceiling = ceilingSentence(outlook, { texts, pack });
  return [costSentence(outlook, request, texts), ...(ceiling ? [ceiling] : [])];
}

function costSentence({ priced }: LoanOutlook, request: LoanRequest, texts: HeroTexts): Sentence {
  const perioada = formatTerm(request.term);
  const least = priced[0]?.quote.cost;
  const most = priced.at(-1)?.quote.cost;
  if (least === undefined || most === undefined) return { text: texts.none, values: { perioada } };
  const minim = moneyInSentence(least);
  if (priced.length === 1) return { text: texts.single, values: { perioada, minim } };
  return { text: texts.several, values: { perioada, minim, maxim: moneyInSentence(most) } };
}

function ceilingSentence(
  { maximum }: LoanOutlook,
  { texts, pack }: { texts: HeroTexts; pack: RulePack | null },
): Sentence | null {
  if (maximum) return { text: texts.ceiling, values: { plafon: moneyInSentence(maximum.cost) } };
  const cap = pack?.generalAprCapPercent;
  return cap ? { text: texts.noCeiling, values: { dae: datedAprCap(cap) } } : null;
}
