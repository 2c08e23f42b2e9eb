import { ContactPage, type ContactPageData } from '#app/people/contact/contact-page.tsx';

/** /contact/ */
export function ContactRoute({ data }: { data: ContactPageData }) {
  return <ContactPage data={data} />;
}
