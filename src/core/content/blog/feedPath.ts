/** Where the Atom feed of the blog is, in English. */
export const FEED_PATH = '/blog/feed.xml';
