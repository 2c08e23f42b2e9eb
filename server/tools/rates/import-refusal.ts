import type { RatesError, RatesErrorCode } from './rates-error.ts';

export type ImportRefusal = {
  statusCode: number;
  body: {
    error: {
      code: string;
      /** of the file; in a JSON list, the number of the entry; absent where the list as a whole is wrong */
      line?: number | undefined;
      field?: string | undefined;
      message: string;
    };
  };
};

/** Answers to a sender whose request itself is refused, by status. */
export const refusals: Record<number, ImportRefusal> & Record<401, ImportRefusal> = {
  400: refusal(400, 'bad-request', 'Cererea nu a putut fi citită.'),
  401: refusal(401, 'no-key', 'Trimiteți cheia în antetul Authorization: Bearer.'),
  413: refusal(413, 'too-large', 'Lista depășește 256 KB.'),
  415: refusal(415, 'unsupported-type', 'Se așteaptă text/csv sau application/json.'),
  429: refusal(429, 'too-many-requests', 'Prea multe cereri într-un timp scurt.'),
};

const sentences: Partial<Record<RatesErrorCode, string>> = {
  'not-a-rate': 'Valoarea nu este un curs: un număr peste 0, cu vânzarea cel puțin egală cu cumpărarea.',
  'future-day': 'Ziua nu a venit încă.',
  'unknown-bank': 'Banca nu este pe acest site.',
  'unknown-currency': 'Valuta nu este pe acest site.',
};
const otherwise = 'Lista nu are forma așteptată.';

/** Explains to a sender the first unusable line of a list: nothing of it was stored. */
export function refusalOfList({ code, place }: RatesError): ImportRefusal {
  const message = sentences[code] ?? otherwise;
  return { statusCode: 422, body: { error: { code, ...place, message } } };
}

function refusal(statusCode: number, code: string, message: string): ImportRefusal {
  return { statusCode, body: { error: { code, message } } };
}
