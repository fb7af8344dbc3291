declare module "lessons:*" {
  const text: string;
  export default text;
}
declare module "words:*" {
  const text: string;
  export default text;
}
