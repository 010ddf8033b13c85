/** How features tell what happened without knowing who listens: one action, dispatched by features, received by tracking. */
import { createAction } from '@reduxjs/toolkit';
import type { JourneyEvent } from '#core/domain/site/journey';

export const journey = { happened: createAction<JourneyEvent>('journey/happened') };
