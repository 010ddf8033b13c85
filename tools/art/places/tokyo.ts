import { meijiShrine } from './tokyo/meijiShrine';
import { rainbowBridge } from './tokyo/rainbowBridge';
import { sensoJi } from './tokyo/sensoJi';
import { shibuyaCrossing } from './tokyo/shibuyaCrossing';
import { tokyoTower } from './tokyo/tokyoTower';

export const tokyoPlaces = {
  'senso-ji': sensoJi,
  'meiji-shrine': meijiShrine,
  'shibuya-crossing': shibuyaCrossing,
  'tokyo-tower': tokyoTower,
  'rainbow-bridge': rainbowBridge,
};
