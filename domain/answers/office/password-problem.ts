import { plainLetters } from '#domain/base/text/plain-letters.ts';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** Words that guessers try first, with any additions. */
const guessed = ['parola', 'password', 'imprumut', 'qwerty', 'asdfgh', '123456', 'administrator', 'romania'];
const LEFT_BESIDE_GUESSED = 8;
const DISTINCT_CHARACTERS = 6;

/**
 * Explains why a password is too weak, in one Romanian sentence. Length decides; required signs and digits would only bring
 * „Parola1!”.
 * @param own what everybody knows of the person: name, e-mail
 * @returns undefined when it is good
 */
export function passwordProblem(password: string, own: readonly string[]): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) {
    return `Alegeți o parolă de cel puțin ${PASSWORD_MIN_LENGTH} caractere; câteva cuvinte la întâmplare sunt de ajuns.`;
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return `Alegeți o parolă de cel mult ${PASSWORD_MAX_LENGTH} de caractere.`;
  }
  const plain = plainLetters(password);
  if (new Set(plain).size < DISTINCT_CHARACTERS) return 'Alegeți o parolă cu mai multe caractere diferite.';
  const known = own
    .flatMap((text) => plainLetters(text).split(/[^a-z0-9]+/))
    .filter((part) => part.length >= 4);
  const rest = [...guessed, ...known].reduce((left, word) => left.replaceAll(word, ''), plain);
  if (rest !== plain && rest.length < LEFT_BESIDE_GUESSED) {
    return 'Parola este ușor de ghicit. Nu folosiți numele, adresa de e-mail sau șiruri cunoscute.';
  }
  return undefined;
}
