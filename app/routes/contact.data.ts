import type { ContactPageData } from '#app/features/contact/contact-page.tsx';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';

/** /contact/: the text content/pages/contact.md with the form, or with the number of the message just sent. */
export async function loadContact(args: PageArgs): Promise<ContactPageData | null> {
  const page = args.services.content.findText('contact');
  if (!page) return null;
  const { title, description, h1, lede, body } = page;
  return {
    text: { title, description, h1, lede, html: body.html },
    form: formState(args, 'contact'),
    reference: formReceipt(args, 'contact'),
  };
}
