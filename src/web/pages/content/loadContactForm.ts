/** For the page, and for the app, which brings it before a contact page is shown. */
export const loadContactForm = () =>
  import(/* webpackChunkName: "contact-form" */ '#web/features/enquiries/components/ContactForm').then((m) => m.ContactForm);
