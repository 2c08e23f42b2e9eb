import { leiInSentence } from '#domain/base/text/format-money.ts';
import { plainLetters } from '#domain/base/text/plain-letters.ts';
import { needed, type Check } from './check.ts';

/** Checks of what the documents contain or lack. None of them compares with a ceiling of its own. */
export const paperChecks: readonly Check[] = [
  {
    id: 'fees',
    title: 'Comisioane din afara listei',
    basis: ['oug-50-2010/art-36'],
    find: ({ contract: { fees } }) => {
      if (fees.length === 0)
        return needed('nume-comisioane', 'Scrieți cum se numesc comisioanele din contract.');
      const outside = fees.filter((fee) => !allowedFees.some((allowed) => allowed.test(plainLetters(fee))));
      if (outside.length === 0) {
        return {
          verdict: 'unknown',
          sentence:
            'Numele lor sunt pe lista închisă a legii. Dacă și sumele sunt corecte, nu se vede de aici.',
        };
      }
      const named = outside.map((fee) => `„${fee}”`).join(', ');
      return {
        verdict: 'ask',
        sentence: `Pe lista din lege nu găsim ${named}. Întrebați creditorul cărui comision permis îi corespunde.`,
      };
    },
  },
  {
    id: 'due-date',
    title: 'Taxa pentru mutarea scadenței',
    basis: ['oug-50-2010/art-35-alin-1-lit-e-f'],
    find: ({ contract: { dueDateFee } }) => {
      if (dueDateFee === null) return needed('mutare', 'Scrieți cât cere creditorul ca să mute scadența.');
      if (dueDateFee === 0)
        return { verdict: 'under', sentence: 'Nu vi se cere nimic pentru mutarea scadenței.' };
      return {
        verdict: 'over',
        sentence: `Vi se cer ${leiInSentence(dueDateFee)}, deși legea pe care o știm nu lasă loc unei taxe pentru schimbarea scadenței. Întrebați creditorul pe ce se sprijină.`,
      };
    },
  },
  {
    id: 'example',
    title: 'Exemplul din reclamă',
    basis: ['oug-50-2010/art-8', 'oug-50-2010/art-9'],
    find: ({ contract: { hasExample } }) => {
      if (hasExample === null) return needed('exemplu', 'Spuneți-ne dacă reclama are un exemplu calculat.');
      return hasExample
        ? {
            verdict: 'under',
            sentence: 'Reclama are un exemplu.',
          }
        : {
            verdict: 'ask',
            sentence:
              'O reclamă la credite cuprinde un exemplu reprezentativ. Cereți creditorului unul, cu sumă, perioadă, DAE și total.',
          };
    },
  },
  {
    id: 'lender',
    title: 'Cine vă împrumută',
    basis: ['legea-93-2009/art-2-alin-2'],
    find: ({ contract: { lender, lenderKind, isUnlisted } }) => {
      if (lender?.identity) {
        return {
          verdict: 'unknown',
          sentence: `${lender.name} este în lista noastră de firme confirmate: ${lender.identity}. Dacă și contractul este al ei, se vede comparând numărul din el.`,
        };
      }
      if (lender) {
        return {
          verdict: 'ask',
          sentence: `${lender.name} este în lista noastră, dar fără un număr de registru găsit de noi. Cereți creditorului numărul lui de la BNR.`,
        };
      }
      if (isUnlisted && lenderKind !== 'ifn') {
        const who = lenderKind === 'credit-union' ? 'Casele de ajutor reciproc' : 'Băncile';
        return { verdict: 'unknown', sentence: `${who} stau în registrele BNR: căutați-o acolo, după nume.` };
      }
      if (isUnlisted) {
        return needed(
          'creditor',
          'Alegeți creditorul din listă. Dacă nu este acolo, cereți-i numărul din registrul BNR și căutați-l în el.',
        );
      }
      return needed('creditor', 'Spuneți-ne cine vă împrumută.');
    },
  },
];

// The closed list of art. 36, by the usual words for its categories. Whole words: „comunicare” contains „unic”, „transfert”
// contains „tert”.
const allowedFees = [
  /\banaliz(?:a|e|ei|are|area|arii)\b/,
  /\b(?:administrare|administrarea|administrarii|gestiune|gestiunea|gestiunii)\b/,
  /\banticipat(?:a|e|ei)?\b/,
  /\basigurar(?:e|ea|ii)\b/,
  /\b(?:penaliz(?:are|ari|area|arile|atoare)|intarzier(?:e|ea|ii|i))\b/,
  /\b(?:notar|notarial(?:a|e)?|evaluar(?:e|ea|ii)|cadastr(?:u|ul|ale?)|arhiv(?:a|are|area|ei)|carte funciara|tert(?:i|ilor|a|e)?)\b/,
  /\bunic(?:a|ul)?\b/,
];
