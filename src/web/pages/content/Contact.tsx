import { ContactForm } from '#web/features/enquiries/components/ContactForm';
import { ContactDetails } from './ContactDetails';

/** What the contact page has besides its text: a chunk of its own, since the form sends, which the other pages do not. */
export function Contact() {
  return (
    <>
      <ContactDetails />
      <ContactForm />
    </>
  );
}
