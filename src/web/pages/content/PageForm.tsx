import { MailSubscription } from '#web/features/enquiries/components/MailSubscription';
import { NewsletterForm } from '#web/features/enquiries/components/NewsletterForm';
import { VacationForm } from '#web/features/enquiries/components/VacationForm';
import { Cancellation } from './Cancellation';
import { Contact } from './Contact';
import type { FormRoute } from './formRoutes';

/** What a page has to be filled in. */
export function PageForm({ route }: { readonly route: FormRoute }) {
  switch (route) {
    case 'contact':
      return <Contact />;
    case 'cancelRequest':
      return <Cancellation />;
    case 'vacations':
      return <VacationForm />;
    case 'newsletter':
      return <NewsletterForm />;
    case 'subscription':
      return <MailSubscription />;
  }
}
