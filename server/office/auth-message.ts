const messages: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'Adresa de e-mail sau parola nu este corectă.',
  INVALID_EMAIL: 'Introduceți o adresă de e-mail validă.',
  INVALID_PASSWORD: 'Parola actuală nu este corectă.',
  ACCOUNT_LOCKED:
    'Prea multe parole greșite. Încercați din nou peste 15 minute, dintr-un browser în care ați mai intrat sau cu o cheie de acces.',
  ACCOUNT_TEMPORARILY_LOCKED:
    'Prea multe coduri greșite. Încercați din nou peste 15 minute sau intrați cu o cheie de acces.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Prea multe coduri greșite. Introduceți din nou adresa și parola.',
  CODE_USED:
    'Cu acest cod s-a intrat deja. Introduceți din nou adresa și parola, apoi codul următor din aplicație.',
  INVALID_CODE: 'Codul nu este corect sau a expirat. Introduceți codul afișat acum de aplicație.',
  INVALID_BACKUP_CODE: 'Codul de rezervă nu este corect sau a fost folosit. Încercați altul.',
  INVALID_TWO_FACTOR_COOKIE:
    'Al doilea pas s-a închis: au trecut 10 minute ori au fost prea multe coduri greșite. Introduceți din nou adresa și parola.',
  DEACTIVATED: 'Contul este dezactivat. Vorbiți cu un administrator.',
  SESSION_NOT_FRESH: 'Pentru această modificare ieșiți din cont și intrați din nou.',
  AUTHENTICATION_FAILED: 'Cheia de acces nu a fost acceptată. Încercați din nou sau intrați cu parola.',
  PASSKEY_NOT_FOUND: 'Cheia de acces nu este înregistrată aici. Intrați cu parola.',
  CHALLENGE_NOT_FOUND: 'A trecut prea mult timp. Încercați din nou cu cheia de acces.',
  FAILED_TO_VERIFY_REGISTRATION: 'Cheia de acces nu a putut fi înregistrată. Încercați din nou.',
  UNAUTHORIZED: 'Intrați în cont pentru a continua.',
};

/** Translates a refusal of the sign-in library. @param message its own sentence, used only if it is one of ours */
export function authMessage(code: string, message = ''): string {
  if (code === 'PASSWORD_WEAK') return message;
  return messages[code] ?? 'Nu am putut duce la capăt cererea. Încercați din nou.';
}
