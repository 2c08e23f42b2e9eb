import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

type Asked = { id: string; email: string; /** path of the article */ path: string };

/** Asks the owner of an address to confirm that they want mails about answers: anyone can type an address. */
export function askToTellOfAnswers({ id, email, path }: Asked, links: SignedLinks): Mail {
  return {
    kind: 'confirm-answers',
    to: email,
    subject: 'Vreți să aflați când primiți un răspuns?',
    ...composeMail(
      [
        `Cineva a scris un comentariu pe ${links.origin}${path} și a cerut să anunțăm răspunsurile la această adresă.`,
        { link: 'Da, anunțați-mă', href: links.to('/confirmare/', { deed: 'confirm-answers', id }) },
        'Dacă nu ați scris dumneavoastră comentariul, nu faceți nimic: fără confirmare nu vă mai scriem.',
      ],
      links.origin,
    ),
  };
}

type Answer = Asked & {
  /** id of the answer: the mail is found by it when the answer's author is erased */
  answerId: string;
  /** name of the answer's author */
  name: string;
  text: string;
};

/** Builds the subject of a mail about an answer, with the name of the answer's author. */
export function answerSubject(name: string): string {
  return `${name} v-a răspuns`;
}

/** Mails a reply to the author of a comment who requested it and confirmed the address. */
export function tellOfAnswer({ id, answerId, email, path, name, text }: Answer, links: SignedLinks): Mail {
  return {
    kind: 'answer',
    to: email,
    subject: answerSubject(name),
    ...composeMail(
      [
        `${name} a răspuns la comentariul dumneavoastră:`,
        { quote: text },
        { link: 'Citiți pe site', href: `${links.origin}${path}#comentariu-${answerId}` },
        {
          link: 'Nu mai vreau anunțuri despre acest comentariu',
          href: links.to('/confirmare/', { deed: 'stop-answers', id }),
        },
      ],
      links.origin,
    ),
  };
}
