/** A ZIP archive of small files, stored as they are (PKWARE APPNOTE 4.3): all that a pass needs of one. */
import { crc32 } from 'node:zlib';

const VERSION = 20;
/** File names are UTF-8. */
const FLAGS = 0x0800;
/** 1980-01-01, the first day of the format: the same files are the same archive. */
const DAY = 0x0021;

/** Files by name, in their order. */
export function zip(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const path = Buffer.from(name);
    // needed version, flags, method, time, day, checksum, both sizes, lengths of name and extra field: alike in both headers
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(FLAGS, 2);
    about.writeUInt16LE(DAY, 8);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, path, content]);
    // comment, disk, attributes: none
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([VERSION, 0]), about, where, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
