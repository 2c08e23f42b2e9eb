import { Band } from './band.tsx';
import { ButtonLink } from './button.tsx';
import './loan-invitation.css';

type LoanInvitationProps = { title: string; text: string; link: { text: string; link: string } };

/** Links from a page about something else to the offers. It promises nothing beyond its texts. */
export function LoanInvitation({ title, text, link }: LoanInvitationProps) {
  return (
    <Band id="credit" title={title}>
      <div className="loan-invitation">
        <p>{text}</p>
        <p>
          <ButtonLink href={link.link} kind="line">
            {link.text}
          </ButtonLink>
        </p>
      </div>
    </Band>
  );
}
