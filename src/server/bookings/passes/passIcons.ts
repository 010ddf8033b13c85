/** The icon of a pass, `public/icons/icon.svg` as PNG of 29 and 58 px: it goes into each, and no pass is valid without one. */
export const PASS_ICONS: readonly (readonly [name: string, content: Buffer])[] = [
  [
    'icon.png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAB0AAAAdBAMAAACkvXo8AAAAMFBMVEUhHVwbG1ogHFshHloiHFwhHVz/elz+sV9HMV6VbmJrR16TTlzDYVzHkmbsxYbxdFyZfEYZAAAABnRSTlP/Aa5MSk1hzQXdAAAACXBIWXMAAC4jAAAuIwF4pT92AAAAsklEQVQY02MQFFVggAFlQQEGQQSXgUFRgEEIicvAJMAQgMxncGBQQOGj8ggBLlQux2kQyb0Cyu06lgEW/ZZ/Zvfu3XvOp6VtAIv3p0FBDlTbMSj/AFQj9zcw9xcH3B6g3vxTDDORrOpo4JheAePNnblq1c7r5RNgfM5yEKhFKF8L4s9AcurKu3dnzER1/LwXSDzed+/eLUCWXvvuBvYwQA8/A7TwRQ9/9PgRFEYIqAgKAAB9djaiZUTVmAAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  [
    'icon@2x.png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAADoAAAA6BAMAAAATlVcbAAAAMFBMVEUaF1YgHFshHFwgHFshHVz/elz/sl9DMF3904poRV+UVF28dF2cdGPncFzMq3/fnF6i86m+AAAABHRSTlMB0UCMkxPe9gAAAAlwSFlzAAAuIwAALiMBeKU/dgAAAY5JREFUOMtjYAACZUEXdCBoxAAFii7YgBBEktEFOxAASTKJ4JB1VMCjFaJZBKesI9BgF9xAAY/BIKNV8Mg6MZjgkXXG4yiQs/DLuuAD5Mq645WdhU/WKxKPrNfVK1DZ6ZiSVaGhS6CyS2+vLEGRq1wbGhoLc7N3KJCza+X0crBTK2ftBfJDI+E+uhoKBbFwVugWuGxtKAaIRYSG+1UM2etIYeWNobUEOSSXosluRwln960oklFoseCOrDu6xMULNY7c18Ilb5W4eP5Cj8GqvRAHrQQq3ZaCGb+VM1etBAW6+7G0Izhj33NbWloJquz5U+VQudVpaWk5aCnHOy0tf/eZM7v/p4HAF/R0tS0NCZSgy3ohSaZjpsn5cMn8Eiwpdj1M9kgNtvQ8G6LzuGcn1tTuuWb37pMlLiee4M4L7ic6pmCTdQcH54uOPqz5yLPv3bsXHR0d7dhzWV0HGEzBkQfXgSSf48yhc969O46UfykpN/CXSPhLM/wlIf5SFH8JTKD0xl/y4681CNQ4eGorAGOV5yKibjvaAAAAAElFTkSuQmCC',
      'base64',
    ),
  ],
];
