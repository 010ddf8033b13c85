/** A script that stands in every document itself, before anything that can be tapped: no call is lost (decision 063). */
import { hideClosedCallBar } from './tracking/callBar';
import { watchCalls } from './tracking/calls';

watchCalls();
hideClosedCallBar();
