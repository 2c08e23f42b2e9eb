import { type FieldProblem, fieldReader } from '#domain/base/forms/field-reader.ts';
import { fillAddressMacros, macrosOf } from '#domain/base/text/fill-address-macros.ts';
import { postbackMacros } from './postback-content.ts';

export const addressMethods = ['GET', 'POST'] as const;

/** A postback address of a partner, and the changes it wants. */
export type PartnerAddress = { method: (typeof addressMethods)[number]; url: string; onlyApproved: boolean };

export type AddressField = 'url';

const LONGEST = 1_000;

/**
 * Reads the address a partner typed. Whether its host is a public one is looked up by the server.
 * @returns the address as it is kept, or what is wrong with it
 */
export function readPartnerAddress({
  method,
  url,
  onlyApproved,
}: PartnerAddress): { address: PartnerAddress } | { problems: FieldProblem<AddressField>[] } {
  const { problems, typed, wrong } = fieldReader<AddressField>(() => url);
  const text = typed('url');
  const problem = problemOf(text, method);
  if (problem !== null) wrong('url', problem);
  return problems.length > 0 ? { problems } : { address: { method, url: text, onlyApproved } };
}

function problemOf(text: string, method: PartnerAddress['method']): string | null {
  if (text === '') return 'Scrieți adresa la care trimitem, de exemplu https://program.ro/pb?id={click_id}.';
  if (text.length > LONGEST) return 'Adresa are peste 1 000 de caractere. Scurtați-o.';
  if (/[\p{Cc}\s]/u.test(text)) return 'Adresa are spații sau semne care nu se văd. Scrieți-o fără ele.';
  if (!/^https:\/\//i.test(text)) return 'Adresa începe cu https://. Pe altă cale nu trimitem.';
  const names = macrosOf(text);
  const unknown = names.find((name) => !(postbackMacros as readonly string[]).includes(name));
  if (unknown !== undefined)
    return `Nu știm ce punem în {${unknown}}. Puteți folosi ${postbackMacros.map((name) => `{${name}}`).join(' ')}.`;
  if (method === 'POST' && names.length > 0)
    return 'La POST datele merg în conținut. Scrieți adresa fără acolade.';
  const every = Object.fromEntries(postbackMacros.map((name) => [name, 'x.example']));
  if (fillAddressMacros(text, {}) === null || fillAddressMacros(text, every) === null)
    return 'Adresa nu poate fi citită. Acoladele pot sta numai după numele site-ului, fără utilizator și parolă.';
  return null;
}
