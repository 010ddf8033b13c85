/** What pages of the blog have in place of the usual text: a chunk of its own, since no other page has it. */
import type { BlogProps } from './Blog';
import type { ComponentType } from 'react';

/** As the import below names it. */
export const BLOG_CHUNK = 'blog';

export const loadBlog = (): Promise<ComponentType<BlogProps>> => import(/* webpackChunkName: "blog" */ './Blog').then((m) => m.Blog);
