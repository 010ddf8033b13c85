/** For the page, and for the app, which brings it before a contact page is shown. */
export const loadContact = () => import(/* webpackChunkName: "contact-form" */ './Contact').then((m) => m.Contact);
